"""Jets, moisture and the heat of the ground: independent reference, plain Python. Extends far_field_ref.FarField.
A free jet keeps its momentum and draws in air [Ricou & Spalding 1961] until it is as slow as the wind; the plume then
starts from a blanket of the diluted gas. Water of the air and heat of the ground as in DEGADIS 2.1 (TPROP, SURFAC, PHIF).
States are solved one by one, without the product's tables. Run in this folder: python3 jet_ref.py writes ../fixtures/jets.json."""
import json, math, os
import numpy as np
from scipy.optimize import brentq
from scipy.interpolate import RegularGridInterpolator
import aloha_ref as al
import far_field_ref as ff
from heavy_ref import g, CE, DELLAY, BETA, phi
R=8.314462618; MA=28.96e-3; CPA=1006.3; MW=18.02e-3; CPW=1865.; P0=101325.
def psat(T): return P0*math.exp(14.683943-5407/T)
def latent(T): return 2.5023e6+.33e6*min(max((273.15-T)/10,0),1)
class Gas:
    "a substance as it is let out: M kg/mol, K, heats in J/kg"
    def __init__(s,M,T0,cpg,v0=1.,L=0.,cpl=0.,rhol=1000.,Ta=293.15,P=P0,RH=0.):
        s.M,s.T0,s.cpg,s.v0,s.L,s.cpl,s.rhol,s.Ta,s.P=M,T0,cpg,v0,L,cpl,rhol,Ta,P
        e=RH*psat(Ta); r=MW/MA*e/(P-e); s.x=r/(1+r)              # water in a kg of moist air
        s.lack=cpg*(Ta-T0)+(1-v0)*L
    def parts(s,w,T):
        na=(1-w)*(1-s.x)/MA; wat=(1-w)*s.x; v=1.
        if s.v0<1 and w>0:
            y=P0/s.P*math.exp(s.L*s.M/R*(1/s.T0-1/T)); v=1. if y>=1 else min(1.,na*y/(1-y)*s.M/w)
        n=na+w*v/s.M; st=wat
        if wat>0:
            y=psat(T)/s.P; st=wat if y>=1 else min(wat,n*y/(1-y)*MW)
        return n+st/MW,v,wat-st
    def state(s,w,th=0.):
        "temperature and density of a kg of cloud, th the share of the lacking heat that came from outside"
        if w==0: T=s.Ta
        elif w==1 and th==0: return s.T0,1/(s.v0/s.M*R*s.T0/s.P+(1-s.v0)/s.rhol)
        else:
            w=min(w,1-1e-6)
            def f(T):
                n,v,fog=s.parts(w,T); d=T-s.T0
                return w*(v*(s.L+s.cpg*d)+(1-v)*s.cpl*d-s.v0*s.L-th*s.lack)+(1-w)*((1-s.x)*CPA+s.x*CPW)*(T-s.Ta)-fog*latent(T)
            T=brentq(f,50.,max(s.Ta,s.T0)+1,xtol=1e-10)
        n,v,fog=s.parts(w,T); return T,1/(n*R*T/s.P+w*(1-v)/s.rhol+fog/1000)
class Warmed(ff.FarField):
    "the far field with a diluted source (ws) and ground of a temperature (Tg)"
    def __init__(s,E,gas,u,st,ws=1.,Tg=None,passive=True,**k):
        super().__init__(E,gas.M*1e3,u,st,Ta=gas.Ta,P=gas.P,Trel=gas.T0,cpc=gas.cpg,**k)
        s.gas,s.ws,s.Tg=gas,ws,Tg; s.rhoa=gas.state(0.)[1]; s.passive=passive
        lw=np.log(np.geomspace(1e-9,1,2500)); ths=[0.] if Tg is None else list(np.linspace(0,1,5))
        tab=np.array([[gas.state(math.exp(min(v,0.)),t) for v in lw] for t in ths])
        s.lw=lw; s.ths=ths; s.TT=tab[:,:,0]; s.RR=tab[:,:,1]
        s.cs=math.exp(math.log(ws))*s.rho(ws,0.)
    def _at(s,tab,w,th):
        if w<=1e-9: return float(tab[0,0])
        v=[float(np.interp(math.log(w),s.lw,row)) for row in tab]
        return v[0] if len(v)==1 else float(np.interp(th,s.ths,v))
    def rho(s,w,th): return s._at(s.RR,w,th)
    def temp(s,w,th): return s._at(s.TT,w,th)
    def w_of_c(s,c,th):
        v=[math.exp(float(np.interp(c,np.exp(s.lw)*row,s.lw))) for row in s.RR]
        return v[0] if len(v)==1 else float(np.interp(th,s.ths,v))
    def r_of_c(s,c,th):
        v=[float(np.interp(c,np.exp(s.lw)*row,row)) for row in s.RR]
        if c<=math.exp(s.lw[0])*s.RR[0,0]: return s.rhoa
        return v[0] if len(v)==1 else float(np.interp(th,s.ths,v))
    def intake(s,ri,F,corr=1.):
        w=ff.weight(ri) if s.passive else 0.; e=0.
        if w>0: e+=w*s.rhoa*s.p.dF(F)
        if w<1: e+=(1-w)*s.rhoa*s.k*s.us*s.n1/(phi(ri/corr)/math.sqrt(corr))
        return e
    def source(s,Rad,N=400):
        Lx=math.sqrt(math.pi)*Rad; q=s.E/(math.pi*Rad**2); xs=Lx*np.linspace(0,1,N+1)**2; Y=1e-12
        def st(x,Y):
            w=min(q*x/Y,s.ws) if x>0 else s.ws
            rl=s.rho(w,0.); cl=w*rl; rc=s.r_of_c(min(cl*DELLAY,s.cs),0.); F=max(Y/rl/DELLAY,1e-15)
            sz=s.Finv(F); ri=g*(rc-s.rhoa)/s.rhoa*(s.G*sz/s.n1)/s.us**2
            return sz,cl,DELLAY*s.intake(ri,F)+q/s.ws
        for a,b in zip(xs[:-1],xs[1:]):
            h=b-a; k1=st(a,Y)[2];k2=st(a+h/2,Y+h/2*k1)[2];k3=st(a+h/2,Y+h/2*k2)[2];k4=st(b,Y+h*k3)[2]
            Y+=h/6*(k1+2*k2+2*k3+k4)
        sz,cl,_=st(Lx,Y); return sz,cl*DELLAY,Y,Lx
    def blanket(s):
        f=lambda lr: math.log(s.source(math.exp(lr),60)[1]/s.cs)
        lo,hi=math.log(1e-3),math.log(5000.); r=math.exp(brentq(f,lo,hi,xtol=1e-6)) if f(lo)>0 else 1e-3
        return max(r,s.pool_d/2)
    def run(s,xmax=1.1e4,fac=.01):
        s.R=s.blanket(); _,_,Y,Lx=s.source(s.R)
        wind=lambda z: s.UR*(max(z,1e-3)/s.ZR)**s.n
        def layer(v):
            Y,_,B,th=v; w=min(s.E/(2*B*Y*DELLAY),1.); rl=s.rho(w,th); c=min(DELLAY*w*rl,s.cs,s.rho(1.,th)); F=Y/rl; sz=s.Finv(F); H=s.G*sz/s.n1
            dr=max(s.r_of_c(c,th)-s.rhoa,0.)/s.rhoa; ri=g*dr*H/s.us**2; q=0.; corr=1.
            if s.Tg is not None:
                T=s.temp(w,th); d=s.Tg-T
                if d>0 and T<s.gas.Ta:
                    mol=rl*(w/s.gas.M+(1-w)/MA)*1e-3; cp=max(w*s.gas.cpg+(1-w)*CPA,CPA)
                    q=max(18*(mol**2*d)**(1/3),1.22*rl*cp*s.us**2/wind(DELLAY*H/2))*d
                Tc=s.temp(s.w_of_c(c,th),th); corr=1+.25*(g*max(s.Tg-Tc,0.)/Tc*H/s.us/wind(H))**(2/3)
            return c,F,H,dr,ri,sz,q,corr
        def slopes(v,core):
            Y,_,B,th=v; c,F,H,dr,ri,sz,q,corr=layer(v); e=s.intake(ri,F,corr); warm=0. if s.Tg is None else 2*B*q/(s.E*s.gas.lack)
            w=ff.weight(ri); G=(w*s.p.dB(B) if w>0 else 0.)+(1-w)*BETA*B*(s.delta*math.sqrt(math.pi/2)/B)**(1/BETA)
            if not core: return np.array([e,0.,G,warm])
            front=CE*math.sqrt(g*dr*H)/(s.UR*(sz/s.ZR)**s.n/s.G); return np.array([e-Y/B*front,8/math.pi*B*G,front,warm])
        v=np.array([Y/DELLAY,1e-12,Lx/2,0.]); x=Lx/2; core=True; out=[]
        while x<xmax:
            Sy=math.sqrt(v[1]); b=v[2]-math.sqrt(math.pi)/2*Sy
            if core and b<=0: core=False
            if not core: Sy=2*v[2]/math.sqrt(math.pi); b=0.
            c=layer(v)[0]; out.append((x,c,Sy,b,v[3])); h=fac*(x+.01*Lx) if core else fac*x
            k1=slopes(v,core)
            if core and k1[2]>0: h=min(h,.1*v[2]/k1[2])
            k2=slopes(v+h/2*k1,core);k3=slopes(v+h/2*k2,core);k4=slopes(v+h*k3,core); v=v+h/6*(k1+2*k2+2*k3+k4); v[3]=min(v[3],1.); x+=h
        s.tr=np.array(out); return s
    def ppm(s,i): x,c,Sy,b,th=s.tr[i]; w=s.w_of_c(c,th); return 1e6*w/s.M/(w/s.M+(1-w)/MA)
    def far(s,ppm):
        p=np.array([s.ppm(i) for i in range(len(s.tr))]); k=np.where(p>=ppm)[0][-1]; x=s.tr[:,0]
        return float(x[k]*(x[k+1]/x[k])**(math.log(p[k]/ppm)/math.log(p[k]/p[k+1])))
    def half(s,x,ppm):
        i=int(np.searchsorted(s.tr[:,0],x)); t=(x-s.tr[i-1,0])/(s.tr[i,0]-s.tr[i-1,0])
        a,b=s.tr[i-1],s.tr[i]; c=a[1]*(b[1]/a[1])**t; Sy,bb,th=a[2]+t*(b[2]-a[2]),a[3]+t*(b[3]-a[3]),a[4]+t*(b[4]-a[4])
        y=ppm*1e-6; w=y/(y+(1-y)*MA/s.M); return float(bb+Sy*math.sqrt(max(0.,math.log(c/(w*s.rho(w,th))))))
def spent(E,u,rho,rhoa,U):
    "share of the gas where the jet is as slow as the wind, and how far from its mouth: dm/dx = .32 m0/d (rhoa/rho)^.5, m u = m0 u0"
    d=math.sqrt(4*E/(math.pi*rho*u)); return U/u,(u/U-1)*d*math.sqrt(rho/rhoa)/.32
def liquid_speed(p,P,rhol): return math.sqrt(2*(p-P)/rhol)
def gas_speed(p,P,T,M,k):
    r=P/p; c=(2/(k+1))**(k/(k-1))
    if r>c: return math.sqrt(2*k/(k-1)*R*T/M*(1-r**((k-1)/k)))
    u=math.sqrt(2*k/(k+1)*R*T/M); rho=p*M/(R*T)*(2/(k+1))**(1/(k-1)); return u+(p*c-P)/(rho*u)
CL2=dict(M=70.906e-3,T0=239.11,cpg=34./70.906e-3,v0=.17,L=20400/70.906e-3,cpl=66/70.906e-3,rhol=1562.)
NH3=dict(M=17.031e-3,T0=239.85,cpg=36/17.031e-3,v0=.19,L=23330/17.031e-3,cpl=80/17.031e-3,rhol=682.)
CH4=dict(M=16.043e-3,T0=111.7,cpg=2238.)
C3H8=dict(M=44.097e-3,T0=231.05,cpg=73.6/44.097e-3)
def json_of(d): return dict(molarMass=d['M']*1e3,temperatureK=d['T0'],vapourShare=d.get('v0',1.),gasHeatCapacityJPerMolK=d['cpg']*d['M'],**({} if 'L' not in d else dict(heatOfVaporisationJPerMol=d['L']*d['M'],liquidHeatCapacityJPerMolK=d['cpl']*d['M'],liquidDensityKgPerM3=d['rhol'])))
MIX=[('chlorine, droplets, dry',CL2,0.,0.),('ammonia, droplets, half humid',NH3,.5,0.),('methane, humid',CH4,.9,0.),('methane, half warmed',CH4,0.,.5),('ammonia, droplets, half warmed',NH3,0.,.5),('propane, humid, warmed by a quarter',C3H8,.8,.25)]
PLUMES=[('free jet of chlorine, D',CL2,1.,5.,'D',0.,27.,None,[20.,400.]),('free jet of chlorine, F',CL2,1.,2.,'F',0.,27.,None,[20.,400.]),
 ('free jet of ammonia in humid air, B',NH3,5.,3.,'B',.8,47.,None,[160.,1100.]),
 ('methane over warm ground, D',CH4,20.,5.,'D',.5,None,298.15,[5000.,50000.]),('ammonia, droplets, over warm ground, F',NH3,2.,2.,'F',0.,None,293.15,[300.,3000.]),('methane over warm ground, F, hardly any wind',CH4,5.,1.,'F',0.,None,303.15,[5000.,50000.]),('propane over cool ground, E',C3H8,3.,3.,'E',0.,None,283.15,[2100.])]
if __name__=='__main__':
    os.chdir(os.path.dirname(os.path.abspath(__file__)))
    mixing=[dict(id=n,substance=json_of(d),relativeHumidity=h,warmth=th,points=[dict(zip(('fraction','temperature_K','density'),(w,*Gas(RH=h,**d).state(w,th)))) for w in (.9,.5,.2,.1,.05,.02,.005)]) for n,d,h,th in MIX]
    plumes=[]
    for n,d,E,u,st,h,sp,Tg,ppms in PLUMES:
        gas=Gas(RH=h,**d); U=al.wind(u,10,3.,st); ws,Lj=1.,0.
        if sp: ws,Lj=spent(E,sp,gas.state(1.)[1],P0*MA/(R*gas.Ta),U)
        p=Warmed(E,gas,u,st,ws=ws,Tg=Tg,tav=300.,z0=.03,passive_wind=U).run()
        one=dict(id=n,substance=json_of(d),rate_kg_s=E,wind_m_s=u,stability=st,relativeHumidity=h,fraction=ws,jet_length_m=Lj,blanket_m=math.sqrt(math.pi)*p.R/2,zones=[dict(ppm=v,far_m=p.far(v),half_width_m=p.half(p.far(v)/2,v)) for v in ppms])
        if sp: one['jet_speed_m_s']=sp
        if Tg: one['ground_K']=Tg; one['warmth_at_end']=float(p.tr[-1,4])
        plumes.append(one); print(n,round(ws,4),round(Lj,1),one['zones'],round(float(p.tr[-1,4]),3),flush=True)
    speeds=dict(liquid=[dict(pressure_Pa=p,density=r,speed_m_s=liquid_speed(p,P0,r)) for p,r in ((678000.,1410.),(857000.,610.))],
      gas=[dict(pressure_Pa=p,temperature_K=T,molar_mass=M,heat_ratio=k,speed_m_s=gas_speed(p,P0,T,M,k)) for p,T,M,k in ((678000.,293.15,70.906e-3,1.33),(1.5e7,293.15,28.01e-3,1.4),(150000.,300.,44.097e-3,1.13))])
    doc=dict(source='Computed by validation/reference/jet_ref.py: Ricou and Spalding 1961, Birch et al. 1987, DEGADIS 2.1 (TPROP, SURFAC, PHIF)',air=dict(temperatureK=293.15,pressurePa=P0),tolerance=dict(mixing_rel=.01,plume_rel=.01,speed_rel=1e-6),mixing=mixing,speeds=speeds,plumes=plumes)
    json.dump(doc,open('../fixtures/jets.json','w'),indent=1)
