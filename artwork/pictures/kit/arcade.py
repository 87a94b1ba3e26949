"""A high-street arcade of limestone: shops behind arches, two floors of paired windows above."""
from parts import *


def arcade(R,at,n=16,bay=4.8,lamps=70,upper=.5,fascia=None,lamped=0):
    """n bays of 4.8 m; lamps (watts) shine from bay 'lamped' on; 'at' places it. In its own axes it runs along X from -9.6 and faces -Y, its arches 3.2 m before y=0."""
    st=pbr('ast',(.68,.61,.50),.65,var=.07,scale=.4,var2=.07,scale2=10,bump=.2,bscale=35);st2=pbr('ast2',(.60,.53,.43),.65,var=.07,scale=.4);dk=pbr('afr',(.04,.042,.07),.35,.4,var=0);g=glass('ag',(.92,.93,.92),.06);mg=pbr('awn',(.86,.42,.03),.85,var=.05);ind=pbr('awni',(.055,.06,.17),.85,var=.05);L=lits(.5,'a');L2=lits(.45,'b')
    mb=MB('arc');mb.M=at
    arch_wall(mb,-9.6,bay,n,.95,3.3,5.9,-3.2,-2.55,st,k=20)          # street arcade line (local y=-3.2 -> world x=3.2)
    mb.box(-9.8,-3.32,5.9,-9.6+n*bay,.3,6.15,st2);mb.box(-9.8,-3.42,6.15,-9.6+n*bay,.3,6.45,st)
    mb.box(-9.8,-2.6,5.0,-9.6+n*bay,0,5.25,pbr('aceil',(.52,.36,.22),.6,var=.2))
    for i in range(n):
        x=-9.6+i*bay;a,b=x+.35,x+bay-.35;k=i%4;M=L[(i*3)%5]
        mb.box(x,-.02,4.38,x+bay,.4,5.24,st2);mb.box(x-.35,-.05,0,x+.35,.4,5,st2);mb.box(a,-.03,0,b,.1,.45,dk)
        mb.quad((a,0,.45),(b,0,.45),(b,0,3.6),(a,0,3.6),g)
        for q in(a,(a+b)/2-.03 if k%2 else a+1.3,b-.06): mb.box(q,-.04,.45,q+.06,.06,3.6,dk)
        mb.box(a,-.06,3.6,b,.1,4.4,(dk,ind,dk,fascia or mg)[k]);mb.box(a+.8,-.09,3.9,b-.8,-.05,4.1,emit('sign',(1,.70,.36),3))
        mb.quad((a,4.5,.1),(b,4.5,.1),(b,4.5,4.4),(a,4.5,4.4),M);mb.quad((a,.1,.1),(a,4.5,.1),(a,4.5,4.4),(a,.1,4.4),M);mb.quad((b,.1,.1),(b,4.5,.1),(b,4.5,4.4),(b,.1,4.4),M);mb.box(a,.1,.05,b,4.5,.45,pbr('sfl',(.5,.42,.33),.4))
        for q in range(3): mb.box(a+.5+q*1.2,1.2,4.2,a+.9+q*1.2,1.5,4.25,emit('spot',(1,.80,.55),22))
        # displays
        for q in range(4):
            xx=a+.35+q*.95;h=R.choice((.5,.8,1.1));mb.box(xx,.7,.45,xx+.5,1.2,.45+h,pbr('plinth',(.74,.70,.63)));t=R.choice((0,1,2))
            c=pbr('good%d'%(q%4),((.70,.30,.04),(.06,.07,.2),(.45,.10,.06),(.7,.66,.58))[q%4],.5)
            if t==0: mb.lathe([(0,0),(.1,0),(.16,.15),(.09,.32),(.05,.36),(.07,.42)],(xx+.25,.95,.45+h),c,18)
            elif t==1: mb.lathe([(0,0),(.14,.0),(.13,.28),(0,.28)],(xx+.25,.95,.45+h),c,18)
            else: mb.lathe([(.1,0),(.13,.3),(.17,.62),(.13,.78),(.06,.84),(.09,.95),(.08,1.08),(0,1.12)],(xx+.25,.95,.45),c,18)
        for z in(1.0,1.7,2.4,3.1): mb.box(a+.2,4.1,z,b-.2,4.45,z+.04,pbr('shelfw',(.30,.18,.10),.5)); [mb.box(a+.3+j*.33,4.15,z+.04,a+.3+j*.33+R.uniform(.1,.25),4.4,z+.04+R.uniform(.1,.42),pbr('good%d'%R.randrange(4),(.5,.4,.3),.5)) for j in range(10) if R.random()<.7]
        mb.lathe([(0,.0),(.16,.02),(.19,.3),(.06,.42),(0,.5)],(x+bay/2,-1.6,3.55),litwall('lan',(.85,.74,.55),3.0,(1,.72,.40)),18);mb.tube((x+bay/2,-1.6,4.05),(x+bay/2,-1.6,5.0),.012,.012,dk,6)
        for q,w in(((x+bay/2,-1.6,3.3),lamps),((x+bay/2,1.6,3.9),lamps*6/7)):
            if i>=lamped: point(tuple(at@Vector(q)),w,WARM if q[1]<0 else (1,.78,.52),.16 if q[1]<0 else .2)
        # upper floors: paired arched windows + balconettes
        for f in range(2):
            z=6.45+f*4.0
            for q in(.30,.70):
                xc=x+bay*q;hw=.72
                on=R.random()<upper;mb.quad((xc-hw,-.0-2.9,z+.7),(xc+hw,-2.9,z+.7),(xc+hw,-2.9,z+3.3),(xc-hw,-2.9,z+3.3),g);mb.quad((xc-hw-.2,-1.4,z),(xc+hw+.2,-1.4,z),(xc+hw+.2,-1.4,z+4),(xc-hw-.2,-1.4,z+4),R.choice(L2) if on else pbr('room_dark',(.10,.10,.13),.8))
                if on: mb.ribbon([(xc-hw+.5*j/10,-2.75+.05*(j%2)) for j in range(11)],z+.7,z+3.2,litwall('acur',(.8,.68,.52),.4,(1,.70,.42)),False,True)
                for e in(xc-hw,xc-.025,xc+hw-.05): mb.box(e,-2.94,z+.7,e+.05,-2.86,z+3.3,dk)
                mb.box(xc-hw,-2.94,z+2.3,xc+hw,-2.86,z+2.36,dk);mb.box(xc-hw-.15,-3.34,z+.55,xc+hw+.15,-2.9,z+.7,st2)
                mb.box(xc-hw-.3,-3.55,z+.45,xc+hw+.3,-3.2,z+.55,st2);kk=xc-hw-.25
                while kk<xc+hw+.25: mb.box(kk,-3.5,z+.55,kk+.02,-3.48,z+1.45,dk);kk+=.11
                mb.box(xc-hw-.28,-3.53,z+1.45,xc+hw+.28,-3.45,z+1.49,dk)
        for f in range(2):
            z=6.45+f*4.0
            xs=[x]+[x+bay*q for q in(.30,.70)]+[x+bay]
            mb.box(x,-3.2,z,x+bay*.30-.72,-2.6,z+4,st);mb.box(x+bay*.30+.72,-3.2,z,x+bay*.70-.72,-2.6,z+4,st);mb.box(x+bay*.70+.72,-3.2,z,x+bay,-2.6,z+4,st)
            for q in(.30,.70):
                xc=x+bay*q;mb.box(xc-.72,-3.2,z,xc+.72,-2.6,z+.7,st);P=[(xc-.72*cos(pi*j/14),z+2.55+.72*sin(pi*j/14)) for j in range(15)]
                for (xa,za),(xb,zb) in zip(P,P[1:]): mb.quad((xa,-3.2,za),(xb,-3.2,zb),(xb,-3.2,z+4),(xa,-3.2,z+4),st);mb.quad((xa,-3.2,za),(xa,-2.6,za),(xb,-2.6,zb),(xb,-3.2,zb),st2)
    mb.box(-9.8,-3.4,14.45,-9.6+n*bay,-2,15.2,st);mb.box(-9.8,-3.7,15.2,-9.6+n*bay,-2,15.45,st2)
    mb.M=None;return mb
